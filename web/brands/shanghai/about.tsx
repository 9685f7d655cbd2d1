import type { AboutProps } from '#web/brands/face-shape.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { ContentSections } from '#web/parts/content/content-sections.tsx'
import { AboutHero, FacePage } from '#web/parts/home/sections.ts'
import { Scene } from './scene.ts'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <AboutHero brand={brand} document={document} composition="band" picture={<Scene />} />
      <ContentSections sections={document.sections} />
    </FacePage>
  )
}
