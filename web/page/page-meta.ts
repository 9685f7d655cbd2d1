/** What the head of a page says of it. */
export type PageMeta = { readonly title: string; readonly keywords?: string; readonly description?: string }

let tell: (meta: PageMeta) => void = () => {}

/** For whoever keeps what the browser knows. */
export const onPageMeta = (listener: (meta: PageMeta) => void): void => {
  tell = listener
}

export const showPageMeta = (meta: PageMeta): void => tell(meta)
