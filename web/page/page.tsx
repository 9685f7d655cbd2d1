import type { ReactNode } from 'react'
import { VoiceContext } from '#web/language/use-translation.ts'
import type { Voice } from '#web/language/voice.ts'
import { BrandContext, type BrandOfPage } from './brand-context.ts'

/** Around every page, in the server and in the browser alike: its brand and its voice. */
export function Page({ brand, voice, children }: { brand: BrandOfPage; voice: Voice; children: ReactNode }) {
  return (
    <BrandContext value={brand}>
      <VoiceContext value={voice}>{children}</VoiceContext>
    </BrandContext>
  )
}
