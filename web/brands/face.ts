import type { ComponentType } from 'react'
import type { Activity } from '#contract/activities.ts'
import type { ServiceContact } from '#contract/contacts.ts'
import type { ContentDocument } from '#contract/content.ts'
import type { BrandCode } from '#domain/brands/brand.ts'

export type HomeProps = {
  readonly activities: readonly Activity[]
  readonly contacts: readonly ServiceContact[]
}
export type AboutProps = { readonly document: ContentDocument }

/** What a brand arranges for itself: its home, its about-us, and the drawing behind its first screen. */
export type Face = { readonly Home: ComponentType<HomeProps>; readonly About: ComponentType<AboutProps> }

/** A brand's face is a chunk of its own: a visitor of one brand never loads the others. */
const faceLoaders: Record<BrandCode, () => Promise<{ face: Face }>> = {
  group: () => import('./group/face.tsx'),
  ningbo: () => import('./ningbo/face.tsx'),
  shanghai: () => import('./shanghai/face.tsx'),
  fujian: () => import('./fujian/face.tsx'),
  network: () => import('./network/face.tsx'),
  shenzhen: () => import('./shenzhen/face.tsx'),
}

const faces = new Map<BrandCode, Face>()

export async function loadFace(code: BrandCode): Promise<void> {
  if (!faces.has(code)) faces.set(code, (await faceLoaders[code]()).face)
}

/** The face of a brand whose page is shown; it was loaded before the first rendering. */
export function faceOf(code: BrandCode): Face {
  const face = faces.get(code)
  if (!face) throw new Error(`The face of ${code} was not loaded`)
  return face
}
