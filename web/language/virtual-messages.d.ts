/** Made by `launch/messages-plugin.ts` from the files in `messages/`. */
declare module 'virtual:messages' {
  type Loader = () => Promise<{ readonly default: unknown }>
  export const loaders: Readonly<Record<'zh' | 'en', Readonly<Record<string, Loader>>>>
}

declare module 'virtual:messages/*' {
  const texts: unknown
  export default texts
}
