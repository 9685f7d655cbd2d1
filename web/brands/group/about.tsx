import type { AboutProps } from '#web/brands/face-shape.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { ContentSections } from '#web/parts/content/content-sections.tsx'
import { AboutHero, FacePage } from '#web/parts/home/sections.ts'
import { Illustration } from '#web/parts/illustrations/illustration.tsx'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  const picture = <Illustration name={document.illustration} fills="xMidYMax" />
  return (
    <FacePage>
      <AboutHero brand={brand} document={document} composition="panel" picture={picture} />
      <ContentSections sections={document.sections} />
    </FacePage>
  )
}
