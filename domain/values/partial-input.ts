/** Input without its wrong fields, so that rules can check the others. A wrong entry of a list is undefined. */
export type PartialInput<T> = T extends readonly (infer E)[]
  ? readonly (PartialInput<E> | undefined)[]
  : T extends object
    ? { readonly [K in keyof T]?: PartialInput<T[K]> }
    : T
