import type { ServiceKind } from '#domain/brands/brand.ts'
import { Illustration, type IllustrationName } from '#web/components/illustrations/illustration.tsx'

const pictures: Record<ServiceKind, IllustrationName> = {
  ocean: 'ship',
  trucking: 'truck',
  warehouse: 'warehouse',
  depot: 'depot',
  rail: 'rail',
  air: 'air',
  customs: 'customs',
  'overseas-warehouse': 'overseas',
  barge: 'barge',
  'inland-terminal': 'terminal',
  'container-management': 'survey',
}

export function ServicePicture({ kind }: { kind: ServiceKind }) {
  return <Illustration name={pictures[kind]} />
}
