/** An uploaded picture: its public id ('salon_gallery/<id>') and the placeholder that is shown until it has loaded. */
export interface UploadedPicture {
  readonly publicId: string;
  /** Pixels of the widest copy. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}
