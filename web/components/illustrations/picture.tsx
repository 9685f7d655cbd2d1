import type { ReactNode } from 'react'
import type { illustrations } from '#contract/content.ts'
import { Drawing } from './drawing.tsx'
import { air } from './pictures/air.tsx'
import { barge } from './pictures/barge.tsx'
import { customs } from './pictures/customs.tsx'
import { depot } from './pictures/depot.tsx'
import { document } from './pictures/document.tsx'
import { network } from './pictures/network.tsx'
import { overseas } from './pictures/overseas.tsx'
import { rail } from './pictures/rail.tsx'
import { ship } from './pictures/ship.tsx'
import { survey } from './pictures/survey.tsx'
import { team } from './pictures/team.tsx'
import { terminal } from './pictures/terminal.tsx'
import { truck } from './pictures/truck.tsx'
import { warehouse } from './pictures/warehouse.tsx'

type PageIllustration = (typeof illustrations)[number]
/** Content documents use the first eleven; the others are for services only. */
export type IllustrationName = PageIllustration | 'overseas' | 'survey' | 'terminal'

const pictures: Record<IllustrationName, ReactNode> = {
  ship,
  truck,
  warehouse,
  depot,
  rail,
  air,
  customs,
  barge,
  network,
  document,
  team,
  overseas,
  survey,
  terminal,
}

export type IllustrationProps = { readonly name: IllustrationName; readonly fills?: string }

export function Picture({ name, fills }: IllustrationProps) {
  return (
    <Drawing width={320} height={200} fills={fills}>
      {pictures[name]}
    </Drawing>
  )
}
