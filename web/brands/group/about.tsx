import { ContentSections } from '#web/parts/content/content-sections.tsx'
import { AboutHero, FacePage } from '#web/parts/home/sections.ts'
import { NetworkMap } from '#web/parts/network-map/network-map.tsx'
import { homePortCodes } from '#web/parts/network-map/nodes.data.ts'
import { useBrand } from '../brand-context.ts'
import type { AboutProps } from '../face.ts'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <AboutHero
        brand={brand}
        document={document}
        composition="split"
        picture={<NetworkMap homes={homePortCodes} />}
      />
      <ContentSections sections={document.sections} />
    </FacePage>
  )
}
