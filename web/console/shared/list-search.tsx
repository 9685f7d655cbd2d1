import { SearchBox, type SearchBoxProps } from '#web/components/table/search-box.tsx'
import styles from './list.module.css'

/** The search of a list, with its label in the field. */
export function ListSearch(props: Omit<SearchBoxProps, 'placeholder'>) {
  return (
    <div className={styles.search}>
      <SearchBox {...props} placeholder={props.label} />
    </div>
  )
}
