import { still } from '#web/ui/still.tsx'
import type { IllustrationName, IllustrationProps } from './picture.tsx'
// Pictures load late, but their styles must be there at first.
import './drawing.css'

export type { IllustrationName }

export const Illustration = still<IllustrationProps>(async () => (await import('./picture.tsx')).Picture)
