import type { Face } from '../face.ts'
import { About } from './about.tsx'
import { Home } from './home.tsx'

export const face: Face = { Home, About }
