/** A setting that the process cannot start with, or that does not fit this machine. The message says which variable and what to do. */
export class ConfigError extends Error {}
