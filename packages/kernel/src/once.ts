/** Makes a thing when it is first asked for, and keeps it: what few programs need costs the others nothing at their start. */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
