export const DEVICE_FORMAT = 'dispatch-box/device';

/** Whether a text is a file of a whole device, sound or damaged. */
export const isDeviceFile = (text: string): boolean => text.slice(0, 1000).includes(`"${DEVICE_FORMAT}"`);
