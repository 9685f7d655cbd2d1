import { createContext, type RouterContextProvider } from 'react-router'
import type { PageRequest } from '#contract/client.ts'

/** The context of a page request, for loaders on the server. */
export const pageRequest = createContext<PageRequest>()

export const requestOf = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequest)
