import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { asLanguage, defaultLanguage } from '#domain/language/language.ts'
import { Page } from '#web/page/page.tsx'
import { shownBrand, shownLogInAt } from '#web/page/shown-brand.ts'
import { loadBrand } from './brands/brand-loaders.ts'
import { faceAt, loadFace } from './brands/face.ts'
import { startSession } from './client/start.ts'
import { lessonsAt } from './language/lessons-at.ts'
import { provideVoice } from './language/shown-voice.ts'
import { createVoice } from './language/voice.ts'

/** The document says which brand and language it was made for, and whether it is one of the staff's. */
const code = shownBrand()
const isConsole = document.documentElement.dataset.console !== undefined
const language = asLanguage(document.documentElement.lang) ?? defaultLanguage

const face = faceAt(window.location.pathname)

const [brand, voice] = await Promise.all([
  loadBrand(code),
  createVoice(code, language, [
    'site',
    ...(face ? (['face'] as const) : []),
    ...(isConsole ? (['forms', 'console'] as const) : []),
    ...lessonsAt(window.location.pathname),
  ]),
  face && loadFace(code, face),
])
provideVoice(voice)
if (isConsole) (await import('./console/start.ts')).startConsole(voice)
else startSession({ brand, voice })
// Whoever is handed over is in before anything asks whether he is.
if (window.location.hash.startsWith('#entry='))
  await (await import('./client/enter-by-hand-over.ts')).enterByHandOver(voice)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page
        brand={{ ...brand, origin: window.location.origin, logInAt: shownLogInAt() ?? null }}
        voice={voice}
      >
        <HydratedRouter />
      </Page>
    </StrictMode>,
  )
})
