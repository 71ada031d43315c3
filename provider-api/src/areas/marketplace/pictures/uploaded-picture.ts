/** A picture that somebody uploaded: its public id ('salon_gallery/<id>') and what shows until it is there. */
export interface UploadedPicture {
  readonly publicId: string;
  /** Pixels of the widest copy. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}
