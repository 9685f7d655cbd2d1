import { useEffect } from 'react'
import { languages } from '#domain/brands/brand.ts'
import { showPageMeta } from './page-meta.ts'
import { useCanonicalUrl } from './use-canonical-url.ts'

type PageHeadProps = { title: string; description?: string; keywords?: string; hidden?: boolean }

/** Title, description, canonical URL and language alternates; React moves them into the head. */
export function PageHead({ title, description, keywords, hidden = false }: PageHeadProps) {
  const url = useCanonicalUrl()
  useEffect(() => showPageMeta({ title, keywords, description }), [title, keywords, description])
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${url}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
    </>
  )
}
