import home from '#messages/zh/home.json'
import services from '#messages/zh/services.json'

/** What only the pages with a brand's face say. */
export const faceMessages = { home, services }
