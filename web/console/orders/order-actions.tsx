import { useState } from 'react'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { endingMoves, forwardMoves, MoveDialog, type PlainMove } from './move-dialog.tsx'
import { ReturnDialog, type ReturnMove, returnMoves } from './return-dialog.tsx'
import { type MoveProps, useOrderMove } from './use-order-move.ts'

/** What brings the order on comes first, what sends it back or ends it last. */
type ShownMove = PlainMove | ReturnMove
const shownMoves: readonly ShownMove[] = [...forwardMoves, ...returnMoves, ...endingMoves]
const isReturn = (move: ShownMove): move is ReturnMove => returnMoves.some((one) => one === move)

/** The moves that are open to the reader; each asks once more before it is made. */
export function OrderActions(props: MoveProps) {
  const { t } = useTranslation('ordersAdmin')
  const [asked, setAsked] = useState<ShownMove>()
  const { moves } = props.order
  const shown = shownMoves.filter((move) => moves.includes(move))
  const close = () => setAsked(undefined)
  if (shown.length === 0 && !moves.includes('assign')) return null
  return (
    <div className={page.row}>
      {shown.map((move) => (
        <Button
          key={move}
          isCompact
          variant={forwardMoves.some((one) => one === move) ? 'primary' : 'secondary'}
          onClick={() => setAsked(move)}
        >
          {t(`orders:moves.${move}`)}
        </Button>
      ))}
      {moves.includes('assign') && <Assign {...props} />}
      {asked && isReturn(asked) && <ReturnDialog {...props} move={asked} onClose={close} />}
      {asked && !isReturn(asked) && <MoveDialog {...props} move={asked} onClose={close} />}
    </div>
  )
}

/** Charges are proposed by the person the order is assigned to. */
function Assign(props: MoveProps) {
  const { t } = useTranslation('ordersAdmin')
  const { userId } = useActor()
  const refusalText = useRefusalText()
  const { move, isSending, refusal } = useOrderMove(props)
  const { assignedTo } = props.order
  const isMine = assignedTo?.id === userId
  const label = isMine ? 'actions.release' : assignedTo ? 'actions.takeOver' : 'actions.assignToMe'
  return (
    <>
      <Button
        isCompact
        isPending={isSending}
        onClick={() => void move({ move: 'assign', assignedTo: isMine ? null : userId })}
      >
        {t(label)}
      </Button>
      <p className={page.refusal} role="alert">
        {refusalText(refusal)}
      </p>
    </>
  )
}
