import type { ApiClient } from './client.ts'

export type Client = Pick<ApiClient, 'call' | 'enter' | 'forgetLogIn'>

let client: Client | undefined

/** Called once, when the page starts in the browser. */
export const provideClient = (created: Client): void => {
  client = created
}

function currentClient(): Client {
  if (!client) throw new Error('The API was called before the page started')
  return client
}

/** Calls the API from the browser; loaders on the server use `context.api`. */
export const call: ApiClient['call'] = (key, input, options) => currentClient().call(key, input, options)

/** Does what code 4 of the server does. */
export const forgetLogIn = (): void => currentClient().forgetLogIn()

export const callEntry: ApiClient['enter'] = (key, input, remember) =>
  currentClient().enter(key, input, remember)
