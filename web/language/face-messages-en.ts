import home from '#messages/en/home.json'
import services from '#messages/en/services.json'

/** What only the pages with a brand's face say. */
export const faceMessages = { home, services }
