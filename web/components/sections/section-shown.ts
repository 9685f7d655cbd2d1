import { createContext } from 'react'

/** Whether the part of the page around a component is on the screen: what is in a closed one was not read. */
export const SectionShown = createContext(true)
