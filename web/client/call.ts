import type { ApiClient } from './client.ts'

let client: ApiClient | undefined

/** Given once, when the page starts in the browser. */
export const provideClient = (given: ApiClient): void => {
  client = given
}

/** Asks the API; only a browser does, a server's loaders have `context.api`. */
export const call: ApiClient['call'] = (key, input) => {
  if (!client) throw new Error('The API was called before the page started')
  return client.call(key, input)
}
