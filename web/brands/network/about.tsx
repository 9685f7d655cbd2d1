import type { AboutProps } from '#web/brands/face-shape.ts'
import { ContentSections } from '#web/components/content/content-sections.tsx'
import { AboutHero, FacePage } from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <AboutHero brand={brand} document={document} composition="centre" picture={<Scene />} />
      <ContentSections sections={document.sections} />
    </FacePage>
  )
}
