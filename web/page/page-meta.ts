/** The metadata in the head of a page. */
export type PageMeta = { readonly title: string; readonly keywords?: string; readonly description?: string }

let tell: (meta: PageMeta) => void = () => {}

/** The client state listens here. */
export const onPageMeta = (listener: (meta: PageMeta) => void): void => {
  tell = listener
}

export const showPageMeta = (meta: PageMeta): void => tell(meta)
