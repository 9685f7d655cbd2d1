import { still } from '#web/ui/still.tsx'
import type { IllustrationName, IllustrationProps } from './picture.tsx'
// The pictures come late or never; their style must be there from the first.
import './drawing.css'

export type { IllustrationName }

export const Illustration = still<IllustrationProps>(async () => (await import('./picture.tsx')).Picture)
