import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderReader } from './read-headers.ts'

/** Answers what is cached without the router. Returns false for other requests, or calls `next` later. */
export type FastPath = (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean

/** Node keeps only the first Host header. The router refuses such requests, so they are passed on to it. */
export const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

export const headerReader =
  ({ headers }: IncomingMessage): HeaderReader =>
  (name) =>
    headers[name]?.toString()

/** Names and values in turn, which Node writes faster than an object. */
export function headerList(...groups: readonly Readonly<Record<string, string>>[]): string[] {
  const list: string[] = []
  for (const group of groups) for (const [name, value] of Object.entries(group)) list.push(name, value)
  return list
}

/** The first that answers. */
export const firstOf =
  (...paths: readonly FastPath[]): FastPath =>
  (request, response, next) =>
    paths.some((path) => path(request, response, next))
