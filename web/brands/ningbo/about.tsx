import { ContentSections } from '#web/parts/content/content-sections.tsx'
import { AboutHero, FacePage } from '#web/parts/home/sections.ts'
import { useBrand } from '../brand-context.ts'
import type { AboutProps } from '../face.ts'
import { QuayScene } from './quay-scene.tsx'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <AboutHero brand={brand} document={document} composition="split" picture={<QuayScene />} />
      <ContentSections sections={document.sections} />
    </FacePage>
  )
}
