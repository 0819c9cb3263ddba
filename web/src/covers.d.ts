// Made by packing/covers.ts.
declare module "covers:*" {
  const covers: Record<string, string>;
  export default covers;
}
