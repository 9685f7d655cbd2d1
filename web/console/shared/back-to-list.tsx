import { Link } from 'react-router'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { listUrl } from './list-urls.ts'
import page from './page.module.css'
import { sections } from './sections.ts'

export type ListSection = Extract<
  (typeof sections)[number]['name'],
  'rates' | 'certifications' | 'companies' | 'people' | 'requests' | 'orders'
>

/** Back to the list, with the filters and the order it was left with. */
export function BackToList({ list }: { readonly list: ListSection }) {
  const { t } = useTranslation('console')
  const path = sections.find(({ name }) => name === list)?.path ?? ''
  return (
    <Link className={page.back} to={listUrl(path)}>
      <Icon name="previous" size={16} />
      {t('list.back', { list: t(`places.${list}`) })}
    </Link>
  )
}
