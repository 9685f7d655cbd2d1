import { staticIsland } from '#web/ui/static-island.tsx'
import type { IllustrationName, IllustrationProps } from './picture.tsx'
// Pictures load late, but the first page needs their styles.
import './drawing.css'

export type { IllustrationName }

export const Illustration = staticIsland<IllustrationProps>(
  async () => (await import('./picture.tsx')).Picture,
)
