import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { languages } from '#domain/brands/brand.ts'
import { useBrand } from './brand-context.ts'
import { showPageMeta } from './page-meta.ts'

type PageHeadProps = { title: string; description?: string; keywords?: string; hidden?: boolean }

/** Title, description and the page's twin in the other language; React lifts them into the head. */
export function PageHead({ title, description, keywords, hidden = false }: PageHeadProps) {
  const { origin } = useBrand()
  const { pathname } = useLocation()
  const address = `${origin}${pathname}`
  useEffect(() => showPageMeta({ title, keywords, description }), [title, keywords, description])
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${address}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  )
}
