import { useLayoutEffect } from 'react'
import { useStored, writeStored } from '#web/components/table/browser-storage.ts'

export const colourSchemes = ['light', 'dark'] as const
type ColourScheme = (typeof colourSchemes)[number]

const key = 'console-colour-scheme'

/** Any other text means the setting of the system. */
export const setColourScheme = (scheme: string): void => writeStored(key, scheme)

/** Undefined: as the system has it. */
export function useColourScheme(): ColourScheme | undefined {
  const stored = useStored(key)
  return colourSchemes.find((scheme) => scheme === stored)
}

/** All colours are `light-dark()`, so that the scheme of the document decides. Used once, by the layout. */
export function useAppliedColourScheme(): void {
  const scheme = useColourScheme()
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme ?? ''
  }, [scheme])
}
