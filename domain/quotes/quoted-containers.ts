/** Containers as a quote names them; a depot quote names their size. */
export type QuotedContainers = { readonly type: string; readonly count: number }
