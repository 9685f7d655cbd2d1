/** The place in the bar of the workbench for the tools of its pages. */
export const workToolsId = 'work-tools'
