import { createContext, type RouterContextProvider } from 'react-router'
import type { PageRequest } from '#contract/client.ts'

/** What the server knows of the page it renders; loaders read it, browsers never do. */
export const pageRequest = createContext<PageRequest>()

export const requestOf = (context: Readonly<RouterContextProvider>): PageRequest => context.get(pageRequest)
