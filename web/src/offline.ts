// Lets the browser keep the shell, so that Atoll opens as an app and says so when the connection is gone.
// Refuses to keep anything of a game: a table's truth is the server's.

export function offline(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator && isSecureContext)
    void navigator.serviceWorker.register("/sw.js");
}
