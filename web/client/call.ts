import type { ApiClient } from './client.ts'

let client: ApiClient | undefined

/** Given once, when the page starts in the browser. */
export const provideClient = (made: ApiClient): void => {
  client = made
}

function given(): ApiClient {
  if (!client) throw new Error('The API was called before the page started')
  return client
}

/** Asks the API; only a browser does, a server's loaders have `context.api`. */
export const call: ApiClient['call'] = (key, input, way) => given().call(key, input, way)

/** What happens when the server says code 4, too. */
export const forgetLogIn = (): void => given().forgetLogIn()

export const callEntry: ApiClient['enter'] = (key, input, remember) => given().enter(key, input, remember)
