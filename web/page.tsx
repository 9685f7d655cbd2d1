import type { ReactNode } from 'react'
import { BrandContext, type BrandOfPage } from './brands/brand-context.ts'
import { VoiceContext } from './language/use-translation.ts'
import type { Voice } from './language/voice.ts'

/** Around every page, in the server and in the browser alike: its brand and its voice. */
export function Page({ brand, voice, children }: { brand: BrandOfPage; voice: Voice; children: ReactNode }) {
  return (
    <BrandContext value={brand}>
      <VoiceContext value={voice}>{children}</VoiceContext>
    </BrandContext>
  )
}
