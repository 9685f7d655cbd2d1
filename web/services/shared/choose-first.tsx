import { Link } from 'react-router'
import button from '#web/ui/button.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ChooseFirstProps = { readonly text: string; readonly path: string; readonly name: string }

/** The page of one place, opened without its code. */
export function ChooseFirst({ text, path, name }: ChooseFirstProps) {
  return (
    <EmptyState
      state="first-use"
      title={text}
      action={
        <Link className={button.main} to={path}>
          {name}
        </Link>
      }
    />
  )
}
