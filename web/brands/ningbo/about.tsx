import type { AboutProps } from '#web/brands/brand-page-props.ts'
import { ContentSections } from '#web/components/content/content-sections.tsx'
import { AboutHero } from '#web/components/home/about-hero.tsx'
import { BrandPage } from '#web/components/home/brand-page.tsx'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <AboutHero brand={brand} document={document} composition="split" picture={<Scene />} />
      <ContentSections sections={document.sections} />
    </BrandPage>
  )
}
