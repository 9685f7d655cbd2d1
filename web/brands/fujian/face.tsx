import type { Face } from '#web/brands/face-shape.ts'
import { About } from './about.tsx'
import { Home } from './home.tsx'

export const face: Face = { Home, About }
