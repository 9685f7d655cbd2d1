import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ChooseFirstProps = { readonly text: string; readonly path: string; readonly name: string }

/** The page of one place, opened without its code. */
export function ChooseFirst({ text, path, name }: ChooseFirstProps) {
  return (
    <EmptyState
      state="first-use"
      title={text}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={path}>
          {name}
        </Link>
      }
    />
  )
}
