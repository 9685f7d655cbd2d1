import type { AboutProps } from '#web/brands/brand-page-props.ts'
import { ContentSections } from '#web/components/content/content-sections.tsx'
import { AboutHero } from '#web/components/home/about-hero.tsx'
import { BrandPage } from '#web/components/home/brand-page.tsx'
import { Illustration } from '#web/components/illustrations/illustration.tsx'
import { useBrand } from '#web/page/brand-context.ts'

export function About({ document }: AboutProps) {
  const brand = useBrand()
  const picture = <Illustration name={document.illustration} fills="xMidYMax" />
  return (
    <BrandPage>
      <AboutHero brand={brand} document={document} composition="panel" picture={picture} />
      <ContentSections sections={document.sections} />
    </BrandPage>
  )
}
