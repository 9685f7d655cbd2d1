/** Made by `launch/bundle/messages-plugin.ts` from the files in `messages/`. */
declare module 'virtual:messages' {
  type Loader = () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>
  /** By the names of the files. */
  export const loaders: Readonly<Record<'zh' | 'en', Readonly<Record<string, Loader>>>>
  /** The files of the namespaces that are in a file of another name. */
  export const fileNames: Readonly<Record<string, string>>
}

/** A file: its texts by namespace. */
declare module 'virtual:messages/*' {
  const texts: Readonly<Record<string, unknown>>
  export default texts
}
