import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { brandCodes } from '#domain/brands/brand.ts'
import { asLanguage, defaultLanguage } from '#domain/language/language.ts'
import { Page } from '#web/page/page.tsx'
import { loadBrand } from './brands/brand-loaders.ts'
import { loadFace } from './brands/face.ts'
import { startSession } from './client/start.ts'
import { createVoice } from './language/voice.ts'

/** The document says which brand and language it was made for. */
const { dataset, lang } = document.documentElement
const code = brandCodes.find((known) => known === dataset.brand) ?? 'group'
const language = asLanguage(lang) ?? defaultLanguage

const [brand, voice] = await Promise.all([loadBrand(code), createVoice(code, language), loadFace(code)])
startSession({ brand, voice })
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page brand={{ ...brand, origin: window.location.origin }} voice={voice}>
        <HydratedRouter />
      </Page>
    </StrictMode>,
  )
})
