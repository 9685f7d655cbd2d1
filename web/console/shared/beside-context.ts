import { createContext } from 'react'

/** For a record that is shown beside its list: the page of its own, and how it is closed. */
export type Beside = { readonly path: string; close(): void }

export const BesideContext = createContext<Beside | undefined>(undefined)
